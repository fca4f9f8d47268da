import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administer } from '#tests/support/database/database-template.ts'
import type { Cluster } from '#tests/support/database/postgres-cluster.ts'

const leanNode = 'scripts/lean-node.sh'

export type Running = { port: number; pid: number; startedInMs: number; stop(): Promise<void> }

export async function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

export async function start(
  command: string,
  args: string[],
  env: Record<string, string>,
  port: number,
  path: string,
  cores: 'one' | 'all' = 'one',
): Promise<Running> {
  const began = performance.now()
  const child = spawn(...(cores === 'one' ? limitToOneCore(command, args) : ([command, args] as const)), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null)
    if (answer?.ok) break
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended with ${child.exitCode}`)
    if (performance.now() - began > 180_000) throw new Error(`${command} did not answer within three minutes`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { port, pid: readPid(child), startedInMs: performance.now() - began, stop: () => stop(child, gone) }
}

/** Of a cluster, an empty database; gives its address. */
export async function createDatabase({ url }: Cluster, name: string): Promise<string> {
  await administer(url, `create database ${name}`)
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

export async function startPorchlight(
  dataDir: string,
  cores: 'one' | 'all' = 'one',
  { port: wanted, settings = {} }: { port?: number; settings?: Record<string, string> } = {},
): Promise<Running> {
  const port = wanted ?? (await findFreePort())
  const env = { ...settings, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: '', TRUST_PROXY: '1' }
  return start('sh', [leanNode, 'scripts/start.mjs'], { ...env, NODE: process.execPath }, port, '/readyz', cores)
}

export async function startBare(body: Buffer, headers: Record<string, string>): Promise<Running> {
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-bare-'))
  writeFileSync(join(folder, 'body'), body)
  writeFileSync(
    join(folder, 'server.mjs'),
    `import { createServer } from 'node:http'
     import { readFileSync } from 'node:fs'
     const body = readFileSync(${JSON.stringify(join(folder, 'body'))})
     const headers = ${JSON.stringify({ ...headers, 'Content-Length': String(body.length) })}
     createServer((request, response) => { response.writeHead(200, headers); response.end(body) }).listen(${port}, '127.0.0.1')`,
  )
  return start(process.execPath, [join(folder, 'server.mjs')], {}, port, '/')
}

export async function startBareQueries(dataDir: string): Promise<Running> {
  const port = await findFreePort()
  const args = [leanNode, 'scripts/bench/bare-queries.ts', dataDir, String(port)]
  return start('sh', args, { NODE: process.execPath }, port, '/api/states')
}

/** Null where nginx or its brotli module is not installed. */
export async function startNginx(plain: Buffer, brotli: Buffer): Promise<Running | null> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
  } catch {
    return null
  }
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-nginx-'))
  writeFileSync(join(folder, 'index.html'), plain)
  writeFileSync(join(folder, 'index.html.br'), brotli)
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `load_module modules/ngx_http_brotli_static_module.so;
     daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 512; }
     http { access_log off; keepalive_requests 1000000; default_type text/html;
       client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
       uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       open_file_cache max=100; server { listen 127.0.0.1:${port}; root ${folder}; brotli_static on; } }`,
  )
  execFileSync('chmod', ['-R', 'a+rX', folder])
  const modules = '/usr/share/nginx'
  try {
    return await start('nginx', ['-p', modules, '-c', config], {}, port, '/index.html')
  } catch {
    return null
  }
}

// Reference and product each get the first core; the load comes from the others.
function limitToOneCore(command: string, args: string[]): [string, string[]] {
  return process.platform === 'linux' ? ['taskset', ['-c', '0', command, ...args]] : [command, args]
}

function readPid(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('a process did not start')
  return child.pid
}

async function stop(child: ChildProcess, gone: Promise<void>): Promise<void> {
  child.kill('SIGTERM')
  await gone
}
