import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolveInRoot } from './places.mjs'
import { runWithProgress, StepFailed } from './progress.mjs'
import { runOneAtATime } from './run-one-at-a-time.mjs'

const stamp = resolveInRoot('node_modules', '.installed-from')

/**
 * Installs exactly what the lockfile says when node_modules is missing or comes from another lockfile.
 * Throws StepFailed when that does not work.
 */
export async function ensureInstalled() {
  if (isInstalled()) return
  await runOneAtATime('install', async () => {
    if (!isInstalled()) await install()
  })
}

function isInstalled() {
  const wanted = computeLockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(resolveInRoot('node_modules', 'react')))
    return true
  if (!hasTheLockfile()) return false
  writeFileSync(stamp, wanted)
  return true
}

function computeLockHash() {
  try {
    return createHash('sha256')
      .update(readFileSync(resolveInRoot('package-lock.json')))
      .digest('hex')
  } catch {
    throw new StepFailed(
      'package-lock.json is missing, so it is unknown what to install. Mend it with: git checkout package-lock.json',
    )
  }
}

/**
 * After a plain `npm install` node_modules may already be right: npm keeps there what it installed, and writes it last.
 * Packages for other platforms are in the lockfile only.
 */
function hasTheLockfile() {
  try {
    const wanted = JSON.parse(readFileSync(resolveInRoot('package-lock.json'), 'utf8')).packages
    const found = JSON.parse(readFileSync(resolveInRoot('node_modules', '.package-lock.json'), 'utf8')).packages
    return Object.entries(wanted).every(([place, entry]) => {
      if (place === '') return true
      return found[place] ? found[place].integrity === entry.integrity : entry.optional === true
    })
  } catch {
    return false
  }
}

async function install() {
  const { ok, output } = await runWithProgress(
    'Installing packages from package-lock.json (about a minute)',
    ...buildNpmCommand('ci'),
  )
  if (!ok) {
    throw new StepFailed(
      `${pickFirstReasons(output)}\n\nInstalling the packages failed; npm's own words are above. What usually mends it:\n` +
        '  - the network: "npm ping" must reach the package registry\n' +
        '  - free disk space: about 1 GB is needed here\n' +
        '  - then run "npm ci" and, when that works, the same command again',
    )
  }
  writeFileSync(stamp, computeLockHash())
}

/** npm says what went wrong first, and then how to call npm. @param {string} output */
function pickFirstReasons(output) {
  const lines = output.split('\n').filter((line) => !/^npm (warn|notice)/.test(line))
  return lines.slice(0, 15).join('\n').trim()
}

/**
 * npm as it started us, on the Node it runs on: the one in node_modules is about to be replaced.
 * Install scripts stay off, no package here needs them.
 * @param {string} command
 * @returns {[string, string[], NodeJS.ProcessEnv]}
 */
function buildNpmCommand(command) {
  const flags = [command, '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']
  const cli = process.env.npm_execpath
  const env = { ...process.env, NODE_ENV: '' }
  if (cli?.endsWith('npm-cli.js')) return [process.env.npm_node_execpath ?? process.execPath, [cli, ...flags], env]
  return ['npm', flags, env]
}
