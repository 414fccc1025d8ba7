# docs/operating/container.md
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
# The pages are built here; what builds them stays behind. The embedded database is an optional package.
RUN npm ci --include=dev --include=optional --no-audit --no-fund \
  && npm run build \
  && npm prune --omit=dev --include=optional --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production KONTOR_HOST=0.0.0.0 KONTOR_DATA=/data KONTOR_DEMO=off
WORKDIR /app
COPY --from=build /app /app
# The libraries of the embedded database are linked on first use, and nobody writes to /app later.
RUN node --input-type=module -e "import('/app/server/src/platform/postgres/binaries.ts').then((m) => m.findBinaries())" \
  && mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health/live').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/cli/src/main.ts"]
CMD ["start"]
