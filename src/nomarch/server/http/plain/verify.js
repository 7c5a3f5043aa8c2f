// The digests are checked here, in the browser; only that the deal follows from them needs the rules, and so the server.

const form = document.getElementById("verify");
const answer = document.getElementById("answer");

async function digest(number) {
  const bytes = Uint8Array.from(number.match(/../g), (pair) => parseInt(pair, 16));
  const hashed = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hashed, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function check(record, commitment) {
  const lines = new Map([...record.matchAll(/^shuffle ([^:]+): (\S+)\s*$/gm)].map((found) => [found[1], found[2]]));
  if (!lines.has("secret")) return "This record does not tell how it was shuffled.";
  if (commitment && commitment.toLowerCase() !== lines.get("commitment")) return "The commitment is another one than yours.";
  if ((await digest(lines.get("secret"))) !== lines.get("commitment")) return "The secret does not fit the commitment.";
  for (const [name, number] of lines) {
    const seat = name.match(/^number (\d+)$/)?.[1];
    if (seat && (await digest(number)) !== lines.get(`pledge ${seat}`)) return `The number of seat ${seat} does not fit.`;
  }
  const response = await fetch("/api/verify", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ record }),
  });
  const told = await response.json();
  if (!response.ok) return told.error.text;
  return told.fair ? `Fair. Players' numbers that went in: ${told.numbers}.` : told.reason.text;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  answer.textContent = "…";
  const file = document.getElementById("record").files[0];
  answer.textContent = await check(await file.text(), document.getElementById("commitment").value.trim());
});
