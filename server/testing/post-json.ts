import { setTimeout as pause } from "node:timers/promises";

const headers = { "content-type": "application/json" };

export function postJson(address: string, path: string, body: object): Promise<Response> {
  return fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
}

const unavailable = 503;
const pauseMs = 50;

/** Again while the server says that its database does not answer in time, as on a machine that stalls. */
export async function postUntilAvailable(address: string, path: string, body: object): Promise<Response> {
  for (;;) {
    const answer = await postJson(address, path, body);
    if (answer.status !== unavailable) return answer;
    await pause(pauseMs);
  }
}
