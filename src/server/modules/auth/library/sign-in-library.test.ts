import { getMigrations } from 'better-auth/db/migration'
import { describe, expect, it } from 'vitest'
import { createLog } from '#server/plumbing/start/log.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { createSignInLibrary } from './sign-in-library.ts'

const database = shareTestDatabase()

function library(baseUrl: string) {
  const nothing = async () => {}
  return createSignInLibrary({
    database: database.signIn,
    secret: 'a secret for the tests, as long as it has to be',
    baseUrl,
    log: createLog('silent'),
    openId: null,
    sendVerification: nothing,
    sendReset: nothing,
  })
}

describe('the tables of the sign-in library', () => {
  it('are all in our migration: nothing is left to create, add or change', async () => {
    const found = await getMigrations({
      ...library('https://beds.example.org').options,
      database: { db: database.signIn, type: 'postgres' },
    })
    expect(found.toBeCreated).toEqual([])
    expect(found.toBeAdded).toEqual([])
    expect(found.toBeAddedIndexes).toEqual([])
    expect(found.unsafeChanges).toEqual([])
    expect(found.schemaProblems).toEqual([])
  })
})

describe('the sign-in library', () => {
  it.each([
    ['https://beds.example.org', 'beds.example.org', 'https://beds.example.org'],
    ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
    ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ])('binds passkeys of %s to a name, never to a bare address', (baseUrl, id, origin) => {
    const passkey = library(baseUrl).options.plugins.find((plugin) => plugin.id === 'passkey')
    expect(passkey?.options).toMatchObject({ rpID: id, origin: [origin] })
  })

  it('tells nobody about itself and signs nobody up', () => {
    const { options } = library('https://beds.example.org')
    expect(options).toMatchObject({ telemetry: { enabled: false }, emailAndPassword: { disableSignUp: true } })
  })
})
