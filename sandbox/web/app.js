"use strict";
// Shows what one person sees, live, and does what he wants to do.

const state = { now: null, front: "group", group: null, told: null, events: null };
const panes = {};
const hues = {};

function words() {
  return TEXTS[state.now && state.now.language] || TEXTS.en;
}

function make(tag, classes, text) {
  const element = document.createElement(tag);
  if (classes) element.className = classes;
  if (text !== undefined) element.textContent = text;
  return element;
}

function find(selector, inside) {
  return (inside || document).querySelector(selector);
}

function hue(id) {
  // A turn by the golden angle keeps neighbours apart.
  hues[id] ??= Math.round((Math.abs(id) * 137.5 + 205) % 360);
  return hues[id];
}

function avatar(element, id, name) {
  element.textContent = [...name][0] || "?";
  element.style.setProperty("--hue", hue(id));
}

async function act(action, more) {
  const wish = { action, person: state.now.me, ...more };
  const response = await fetch("/world/act", { method: "POST", body: JSON.stringify(wish) });
  const answer = await response.json().catch(() => ({}));
  if (answer.error) toast(answer.error);
  return answer.result;
}

// --- text with entities ---

const TAGS = {
  bold: "b", italic: "i", underline: "u", strikethrough: "s", code: "code", pre: "pre",
  blockquote: "blockquote", expandable_blockquote: "blockquote", spoiler: "span",
  text_link: "a", text_mention: "a", url: "a", bot_command: "span",
};

function formatted(text, entities, from, to) {
  // JavaScript's strings count in UTF-16 units, as the entities do.
  const out = document.createDocumentFragment();
  const inside = entities.filter((one) => TAGS[one.type] && one.offset >= from && one.offset + one.length <= to);
  let at = from;
  while (inside.length) {
    const entity = inside.shift();
    if (entity.offset < at) continue;
    out.append(text.slice(at, entity.offset));
    at = entity.offset + entity.length;
    const nested = inside.filter((one) => one.offset + one.length <= at);
    const element = styled(entity, text.slice(entity.offset, at));
    element.append(formatted(text, nested, entity.offset, at));
    out.append(element);
  }
  out.append(text.slice(at, to));
  // A block begins and ends a line by itself; the line break after it would be one too many.
  for (const block of out.querySelectorAll("pre, blockquote")) {
    const next = block.nextSibling;
    if (next && next.nodeType === Node.TEXT_NODE) next.data = next.data.replace(/^\n/, "");
  }
  return out;
}

function styled(entity, text) {
  const element = make(TAGS[entity.type]);
  if (entity.type === "spoiler") {
    element.className = "spoiler";
    element.onclick = () => element.classList.add("open");
  } else if (entity.type === "expandable_blockquote") {
    element.className = "short";
    element.onclick = () => element.classList.toggle("short");
  } else if (entity.type === "bot_command") {
    element.className = "command";
    element.onclick = (event) => send(event.target.closest(".pane").dataset.pane, text);
  } else if (entity.type === "text_link" || entity.type === "url") {
    element.onclick = () => open(entity.url || text);
  }
  return element;
}

function open(url) {
  if (/^(https?:\/\/(t|telegram)\.me\/share\/|tg:\/\/msg_url)/.test(url)) {
    toast(words().share(new URL(url).searchParams.get("url") || url));
  } else if (/^(https?:\/\/(t|telegram)\.me\/|tg:)/.test(url)) {
    act("open", { url });
    bringForward("private");
  } else if (/^https?:/.test(url)) {
    window.open(url, "_blank", "noopener");
  }
}

// --- one message ---

function messageElement(message, chat) {
  if (message.service) {
    const { kind, who } = message.service;
    const say = words()[kind];
    return make("div", "service", say ? say(who) : words().happened(who, kind));
  }
  const element = make("article", "message");
  element.classList.toggle("mine", message.mine);
  element.classList.toggle("with-keys", message.rows.length > 0);
  element.classList.toggle("whisper", message.whisper);
  const bubble = make("div", "bubble");
  if (!message.mine && chat.id < 0) {
    const author = make("div", "author", message.name);
    author.style.setProperty("--hue", hue(message.sender));
    bubble.append(author);
  }
  if (message.whisper) bubble.append(make("div", "only-you", `👁 ${words().onlyYou}`));
  if (message.document) bubble.append(documentElement(message.document));
  if (message.photo) bubble.append(photoElement(message.photo));
  const text = make("div", "text");
  text.append(formatted(message.text, message.entities, 0, message.text.length), stamp(message));
  bubble.append(text);
  element.append(bubble);
  if (message.rows.length) element.append(keysElement(message, chat));
  return element;
}

function stamp(message) {
  const time = new Date(message.date * 1000).toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return make("span", "stamp", message.edited ? `${words().edited} ${time}` : time);
}

function photoElement(photo) {
  const image = make("img", "photo");
  image.src = `/world/file/${encodeURIComponent(photo.file)}`;
  // With its size known beforehand nothing below it jumps when it has come.
  image.width = photo.width;
  image.height = photo.height;
  image.alt = "";
  return image;
}

function documentElement(file) {
  const link = make("a", "document");
  link.href = `/world/file/${encodeURIComponent(file.file)}`;
  link.download = file.name;
  const label = make("span");
  label.append(make("b", "", file.name), make("small", "", `${Math.ceil(file.size / 1024)} KB`));
  link.append(make("span", "avatar", "⤓"), label);
  return link;
}

function keysElement(message, chat) {
  const keys = make("div", "keys");
  message.rows.forEach((row) => {
    const line = make("div");
    row.forEach((key) => {
      const button = make("button", `key ${key.style}`, key.text);
      button.type = "button";
      button.disabled = key.disabled;
      button.classList.toggle("link", Boolean(key.url));
      button.onclick = () => press(button, key, { chat: chat.id, message: message.id, text: key.text });
      line.append(button);
    });
    keys.append(line);
  });
  return keys;
}

async function press(button, key, where) {
  if (key.url) return open(key.url);
  button.classList.add("waiting");
  await act("press", where);
  setTimeout(() => button.classList.remove("waiting"), 400);
}

// --- a pane: one chat ---

function buildPane(name) {
  const root = find(`#${name}`);
  root.append(find("#pane").content.cloneNode(true));
  const pane = { root, shown: new Map() };
  for (const part of ["messages", "suggestions", "chips", "write", "start", "down", "block", "which", "slash"]) {
    pane[part] = find(`.${part}`, root);
  }
  pane.input = find("input", root);
  pane.write.onsubmit = (event) => {
    event.preventDefault();
    const chosen = find(".chosen", pane.suggestions);
    if (!pane.suggestions.hidden && chosen) return chosen.click();
    send(name, pane.input.value);
  };
  pane.input.oninput = () => suggest(name);
  pane.input.onkeydown = (event) => steer(name, event);
  pane.input.onblur = () => setTimeout(() => { pane.suggestions.hidden = true; }, 150);
  pane.slash.onclick = () => {
    pane.input.value = "/";
    pane.input.focus();
    suggest(name);
  };
  pane.messages.onscroll = () => { pane.down.hidden = atBottom(pane); };
  pane.down.onclick = () => toBottom(pane);
  pane.start.onclick = () => act(state.now.private.blocked ? "unblock" : "start");
  pane.block.onclick = () => act("block");
  pane.which.onchange = () => { state.group = Number(pane.which.value); show(state.now); };
  panes[name] = pane;
}

function chatOf(name) {
  if (name === "private") return state.now.private;
  return state.now.groups.find((one) => one.id === state.group) || state.now.groups[0];
}

function send(name, text) {
  const pane = panes[name];
  pane.suggestions.hidden = true;
  pane.input.value = "";
  if (!text.trim()) return;
  toBottom(pane);
  act("send", { chat: chatOf(name).id, text });
}

function commandText(name, command) {
  return name === "group" ? `/${command}@${state.now.bot.username}` : `/${command}`;
}

function suggest(name) {
  const pane = panes[name];
  const chat = chatOf(name);
  const typed = pane.input.value;
  const fitting = typed.startsWith("/") && !typed.includes(" ") && chat
    ? chat.commands.filter((one) => one.command.startsWith(typed.slice(1).toLowerCase()))
    : [];
  pane.suggestions.replaceChildren(...fitting.map(({ command, description }, number) => {
    const item = make("li");
    const button = make("button", number === 0 && typed.length > 1 ? "chosen" : "");
    button.type = "button";
    button.append(make("b", "", `/${command}`), make("span", "", description));
    button.onclick = () => send(name, commandText(name, command));
    item.append(button);
    return item;
  }));
  pane.suggestions.hidden = fitting.length === 0;
  pane.slash.setAttribute("aria-expanded", String(fitting.length > 0));
}

function steer(name, event) {
  const pane = panes[name];
  const items = [...pane.suggestions.querySelectorAll("button")];
  if (event.key === "Escape") pane.suggestions.hidden = true;
  if (pane.suggestions.hidden || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
  event.preventDefault();
  const now = items.findIndex((one) => one.classList.contains("chosen"));
  const next = (now + (event.key === "ArrowDown" ? 1 : -1) + items.length) % items.length;
  items.forEach((one, number) => one.classList.toggle("chosen", number === next));
  items[next].scrollIntoView({ block: "nearest" });
}

function atBottom(pane) {
  return pane.messages.scrollHeight - pane.messages.scrollTop - pane.messages.clientHeight < 60;
}

function toBottom(pane) {
  pane.messages.scrollTop = pane.messages.scrollHeight;
  pane.down.hidden = true;
}

function showPane(name) {
  const pane = panes[name];
  const chat = chatOf(name);
  find("h1", pane.root).textContent = chat ? chat.title : words().group;
  const face = name === "private" ? state.now.bot.id : chat ? chat.id : 0;
  avatar(find(".head .avatar", pane.root), face, chat ? chat.title : "?");
  find(".names p", pane.root).textContent = name === "private" ? words().bot : chat ? words().members(chat.members) : "";
  pane.input.placeholder = words().write;
  pane.slash.title = words().commands;
  pane.slash.hidden = !chat || !chat.commands.length;
  find(".send", pane.root).setAttribute("aria-label", words().send);
  pane.down.setAttribute("aria-label", words().down);
  pane.chips.replaceChildren(...(chat ? chat.commands : []).map(({ command, description }) => {
    const chip = make("button", "", `/${command}`);
    chip.type = "button";
    chip.title = description;
    chip.onclick = () => send(name, commandText(name, command));
    return chip;
  }));
  showMessages(pane, chat, name);
}

function showMessages(pane, chat, name) {
  const key = `${state.now.me} ${state.now.language} ${chat && chat.id}`;
  const fresh = pane.key !== key;
  if (fresh) pane.shown.clear();
  pane.key = key;
  const follow = fresh || atBottom(pane);
  const wanted = new Map();
  for (const message of chat ? chat.messages : []) {
    // An element whose message has not changed stays, so that no press is lost on the way.
    const signature = JSON.stringify(message);
    const old = pane.shown.get(message.id);
    const element = old && old.signature === signature ? old.element : messageElement(message, chat);
    wanted.set(message.id, { signature, element });
  }
  const news = [...wanted.keys()].some((id) => !pane.shown.has(id));
  pane.shown = wanted;
  const elements = [...wanted.values()].map((one) => one.element);
  if (!elements.length) elements.push(make("div", "empty", emptyWords(chat, name)));
  arrange(pane.messages, elements);
  if (news && !fresh && name !== state.front) tab(name).classList.add("news");
  if (follow) toBottom(pane);
}

function arrange(parent, elements) {
  elements.forEach((element, number) => {
    if (parent.children[number] !== element) parent.insertBefore(element, parent.children[number] || null);
  });
  while (parent.children.length > elements.length) parent.lastChild.remove();
}

function emptyWords(chat, name) {
  if (!chat) return words().noGroup;
  return name === "private" && !chat.started ? words().startHint(chat.title) : words().quiet;
}

// --- the whole page ---

function show(now) {
  state.now = now;
  document.documentElement.lang = now.language;
  document.title = words().title;
  document.querySelectorAll("[data-text]").forEach((one) => { one.textContent = words()[one.dataset.text]; });
  find("#language").value = now.language;
  showPeople();
  const { which } = panes.group;
  which.hidden = now.groups.length < 2;
  which.replaceChildren(...now.groups.map((one) => new Option(one.title, one.id, false, one === chatOf("group"))));
  for (const name of ["group", "private"]) {
    const chat = chatOf(name);
    tab(name).textContent = chat && name === "group" ? chat.title : words()[name];
    showPane(name);
  }
  const { started, blocked } = now.private;
  const closed = !started || blocked;
  panes.private.write.hidden = panes.private.chips.hidden = closed;
  panes.private.start.hidden = !closed;
  panes.private.start.textContent = blocked ? words().unblock : words().start;
  panes.private.block.hidden = closed;
  panes.private.block.textContent = words().block;
  panes.group.write.hidden = panes.group.chips.hidden = !now.groups.length;
  showToast(now);
}

function showPeople() {
  const people = state.now.people.map((one) => {
    const button = make("button");
    button.type = "button";
    button.setAttribute("aria-pressed", String(one.id === state.now.me));
    const face = make("span", "avatar");
    avatar(face, one.id, one.name);
    button.append(face, make("span", "", one.name), make("small", "", one.language));
    button.onclick = () => { location.hash = one.id; };
    return button;
  });
  const more = make("button", "more", "+");
  more.type = "button";
  more.title = words().addPerson;
  more.setAttribute("aria-label", words().addPerson);
  more.onclick = () => {
    const dialog = find("#adding");
    find("form", dialog).reset();
    find("select", dialog).value = state.now.language;
    dialog.returnValue = "";
    dialog.showModal();
  };
  const before = JSON.stringify(state.now.people) + state.now.me + state.now.language;
  if (find("#people").dataset.shown === before) return;
  find("#people").dataset.shown = before;
  find("#people").replaceChildren(...people, more);
}

function showToast(now) {
  const before = state.told && state.told.me === now.me ? state.told : now;
  state.told = { me: now.me, toasts: now.toasts, opened: now.opened };
  // The bot's answer to a press may open the private chat by itself.
  if (now.opened > before.opened) bringForward("private");
  const news = now.toasts > before.toasts;
  if (!news) return;
  if (now.toast.alert) {
    find("#alert p").textContent = now.toast.text;
    if (!find("#alert").open) find("#alert").showModal();
  } else {
    toast(now.toast.text);
  }
}

let toastTimer = 0;
function toast(text) {
  const element = find("#toast");
  element.textContent = text;
  element.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { element.hidden = true; }, 4000);
}

function tab(name) {
  return find(`[data-tab="${name}"]`);
}

function bringForward(name) {
  state.front = name;
  for (const one of ["group", "private"]) {
    panes[one].root.classList.toggle("front", one === name);
    tab(one).setAttribute("aria-selected", String(one === name));
  }
  tab(name).classList.remove("news");
  toBottom(panes[name]);
}

function listen() {
  if (state.events) state.events.close();
  const person = location.hash.slice(1);
  state.events = new EventSource(`/world/events?person=${encodeURIComponent(person)}`);
  state.events.onmessage = (event) => show(JSON.parse(event.data));
  state.events.onerror = () => toast(words().lost);
}

buildPane("group");
buildPane("private");
bringForward("group");
for (const name of ["group", "private"]) tab(name).onclick = () => bringForward(name);
find("#language").onchange = (event) => act("speak", { language: event.target.value });
find("#adding").onclose = async () => {
  const dialog = find("#adding");
  if (dialog.returnValue !== "add") return;
  const form = new FormData(find("form", dialog));
  const id = await act("add", { name: form.get("name"), language: form.get("language") });
  if (id) location.hash = id;
};
window.onhashchange = listen;
listen();
