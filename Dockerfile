FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/app/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir -p data && chown node:node data
USER node
EXPOSE 3000
CMD ["sh", "scripts/lean-node.sh", "build/server/main.js"]
