# Provender on Node's own image. Build: docker build -t provender .
FROM node:24-alpine AS build
WORKDIR /app
# The packages change rarely and the sources often: what the manifests name is a layer of its own.
COPY package.json package-lock.json ./
COPY mcp/package.json mcp/
COPY test/client/package.json test/client/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run postinstall

FROM node:24-alpine
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["sh", "-c", "wget -q -O /dev/null http://127.0.0.1:${PORT:-3000}/health"]
CMD ["node", "src/server.ts"]
