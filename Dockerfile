# Builds the pages, the bundle of the server and the production dependencies, then copies only what runs: Node itself, without npm, and no PostgreSQL, so a
# container needs DATABASE_URL. `npx node tools/image-size.ts` adds it up.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools/prune-packages.ts tools/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts && node tools/prune-image.ts

# What Node's own slim image begins with; it has the two libraries that Node and the native packages link against.
FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/
RUN useradd --uid 1000 node
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/locales ./locales
COPY --from=build /app/domain ./domain
COPY --from=build /app/contract ./contract
COPY --from=build /app/content ./content
COPY --from=build /app/bench/results ./bench/results
COPY --from=build /app/food ./food
COPY --from=build /app/analysis ./analysis
COPY --from=build /app/server ./server
RUN mkdir .data && chown node:node .data
USER node
VOLUME ["/app/.data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --retries=3 CMD node -e "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1))"
CMD ["node", "--max-semi-space-size=16", "build/app/main.js"]
