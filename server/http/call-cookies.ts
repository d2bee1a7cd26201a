import type { FastifyReply, FastifyRequest } from "fastify";

export interface CallCookies {
  read(name: string): string | undefined;
  /** `attributes` in the syntax of the header, such as `Path=/; HttpOnly`. */
  set(name: string, value: string, attributes: string): void;
}

const pairSeparator = /; */;

export function cookiesOf(request: FastifyRequest, reply: FastifyReply): CallCookies {
  return {
    read: (name) =>
      request.headers.cookie
        ?.split(pairSeparator)
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    set: (name, value, attributes) => {
      reply.header("Set-Cookie", `${name}=${value}; ${attributes}`);
    },
  };
}
