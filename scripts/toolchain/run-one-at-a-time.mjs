import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { resolveInRoot } from './places.mjs'

/**
 * Runs `work` while no other process of this checkout runs work of the same name; others wait for their turn.
 * The lock is a file naming its holder's pid; a holder that died leaves nothing behind that blocks.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function runOneAtATime(name, work) {
  const lock = resolveInRoot('build', `.${name}.lock`)
  mkdirSync(path.dirname(lock), { recursive: true })
  let told = false
  while (!take(lock)) {
    const holder = readHolder(lock)
    if (holder !== null && !isAlive(holder)) {
      removeDead(lock, holder)
      continue
    }
    if (!told && holder !== null) process.stderr.write(`Waiting for process ${holder}, which is at the ${name} step.\n`)
    told = true
    await wait(200)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** A link to a finished file: the lock never exists without its pid in it. @param {string} lock */
function take(lock) {
  const own = `${lock}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** @param {string} lock */
function readHolder(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return null
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Of two that find the same dead lock only one moves it away; a lock taken meanwhile is put back. @param {string} lock @param {number} dead */
function removeDead(lock, dead) {
  const aside = `${lock}.${process.pid}.dead`
  try {
    renameSync(lock, aside)
    if (readHolder(aside) !== dead) linkSync(aside, lock)
  } catch {
    // Another process was quicker.
  }
  rmSync(aside, { force: true })
}
