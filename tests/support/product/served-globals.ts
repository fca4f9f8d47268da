import { getRequestListener } from '@hono/node-server'

// What serves the product puts its own Request and Response in the place of Node's for the whole process. The server's tests
// share a process per worker: here all of them have what the product has, whichever file comes first.
getRequestListener(() => new Response())
