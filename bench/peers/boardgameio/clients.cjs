// Players and spectators of boardgame.io, on socket.io's own client: `node clients.cjs ADDRESS TABLES SECONDS WARMUP`.
// Prints "ready" when all are connected, plays after a line on standard input, prints "begin" after the warm-up and
// then one line of JSON. A move counts when the state it led to has come back to the mover.
const { io } = require("socket.io-client");
const { legalMoves } = require("./game.cjs");

const SEATS = 4;
const [address, tables, seconds, warmup] = [process.argv[2], ...process.argv.slice(3).map(Number)];
let playing = false, counting = false, bytes = 0, messages = 0;
const took = [];

async function post(path, body) {
  const answer = await fetch(address + path, {
    method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Player {
  constructor(match, seat, credentials) {
    Object.assign(this, { match, seat, credentials, state: null, asked: -1, since: 0 });
  }

  connect() {
    this.socket = io(address + "/delta", { transports: ["websocket"], multiplex: false });
    this.socket.on("connect", () => this.socket.emit("sync", this.match, this.seat, this.credentials, SEATS));
    this.socket.on("update", (match, state) => this.see(state));
    return new Promise((done) => this.socket.on("sync", (match, info) => { this.see(info.state); done(); }));
  }

  see(state) {
    if (this.state && state._stateID <= this.state._stateID) return;
    this.state = state;
    if (counting && messages++ % 100 === 0) bytes += JSON.stringify(state).length;
    if (this.asked >= 0 && state._stateID > this.asked) {
      if (counting) took.push(performance.now() - this.since);
      this.asked = -1;
    }
    this.move();
  }

  move() {
    const state = this.state;
    if (!playing || this.seat === null || state.ctx.currentPlayer !== this.seat) return;
    const legal = legalMoves(state.G, this.seat);
    const args = legal[Math.floor(Math.random() * legal.length)];
    const payload = { type: "place", args, playerID: this.seat, credentials: this.credentials };
    [this.asked, this.since] = [state._stateID, performance.now()];
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.match, this.seat);
  }
}

async function makeTable() {
  const { matchID } = await post("/games/delta/create", { numPlayers: SEATS });
  const players = [new Player(matchID, null, undefined)];
  for (let seat = 0; seat < SEATS; seat++) {
    const body = { playerID: String(seat), playerName: `Player ${seat + 1}` };
    const { playerCredentials } = await post(`/games/delta/${matchID}/join`, body);
    players.push(new Player(matchID, String(seat), playerCredentials));
  }
  for (const player of players) await player.connect();
  return players;
}

const pause = (time) => new Promise((done) => setTimeout(done, time * 1000));

async function main() {
  const all = [];
  for (let made = 0; made < tables; made += 10)
    all.push(...(await Promise.all(Array.from({ length: Math.min(10, tables - made) }, makeTable))).flat());
  console.log("ready");
  await new Promise((done) => process.stdin.once("data", done));
  playing = true;
  for (const player of all) player.move();
  await pause(warmup);
  counting = true;
  console.log("begin");
  const before = process.cpuUsage(), began = performance.now();
  await pause(seconds);
  counting = false;
  const cpu = process.cpuUsage(before), wall = (performance.now() - began) / 1000;
  const milliseconds = took.map((each) => Math.round(each * 1000) / 1000);
  const size = Math.round(bytes / Math.ceil(messages / 100));
  console.log(JSON.stringify({ seconds: wall, cpu: (cpu.user + cpu.system) / 1e6, bytes: size, milliseconds }));
  process.exit(0);
}

main();
