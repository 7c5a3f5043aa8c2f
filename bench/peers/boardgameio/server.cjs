// boardgame.io's own server: `PORT=… [FLATFILE_DIR=…] node server.cjs`; without the folder, matches stay in memory.
const { Server } = require("boardgame.io/server");
const { game } = require("./game.cjs");

Server({ games: [game], origins: [] }).run({ port: Number(process.env.PORT), callback: () => console.log("ready") });
