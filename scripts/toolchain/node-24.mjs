import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { constants } from 'node:os'
import { resolveInRoot } from './places.mjs'
import { StepFailed } from './progress.mjs'

/** Keeps compiled code between runs: the server starts about a third sooner. */
export function rememberCompiledCode() {
  module.enableCompileCache?.(resolveInRoot('node_modules', '.cache', 'compile'))
}

/**
 * Returns when this process may run the product; otherwise runs the same script again on the Node that npm installed,
 * ends with its exit code and never returns. Throws StepFailed when there is no such Node.
 */
export async function ensureNode24() {
  const major = Number(process.versions.node.split('.')[0])
  if (major === 24) return
  const bundled = resolveInRoot('node_modules', '.bin', 'node')
  if (existsSync(bundled)) await runAgainOn(bundled)
  if (major > 24) return
  throw new StepFailed(
    `Porchlight runs on Node 24; this is Node ${process.versions.node}, and npm has no Node 24 for ` +
      `${process.platform}-${process.arch}. Install Node 24 (https://nodejs.org/en/download) and run the command again.`,
  )
}

/** @param {string} node */
function runAgainOn(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' })
  // At a terminal Ctrl-C reaches the child by itself; a second copy would cut its orderly stop short.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  return new Promise((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1))
    })
  })
}
