import { describe, expect, it } from 'vitest'
import { readEnv, SettingError } from './env.ts'
import { makePushKeys } from './push-keys.ts'

const production = {
  NODE_ENV: 'production',
  BASE_URL: 'https://beds.example.org',
  AUTH_SECRET: 'k3Jd82nsLw0qPz71Vb5XyTr9Ua4Ei6Go',
  SMTP_URL: 'smtps://mail.alliance.org',
  MAIL_FROM: 'Porchlight <hello@alliance.org>',
  SUPPORT_PHONE: '(202) 456-1111',
  SUPPORT_EMAIL: 'help@alliance.org',
  SOCIAL_TWITTER_URL: 'https://twitter.com/alliance',
  SOCIAL_LINKEDIN_URL: 'https://linkedin.com/company/alliance',
  SOCIAL_FACEBOOK_URL: 'https://facebook.com/alliance',
}

function problems(source: Record<string, string>): string {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof SettingError) return error.message
    throw error
  }
  return ''
}

describe('the settings', () => {
  it('have a default each, so that a fresh machine starts with none', () => {
    const env = readEnv({})
    expect(env).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://127.0.0.1:3000',
      demo: true,
      trustProxy: 0,
    })
    expect(env.site.supportPhone).toEqual({ value: '(555) 555-0142', sample: true })
  })

  it.each([
    ['PORT', '70000', 'PORT is "70000", but it must be a port number'],
    ['PORT', '3000; rm', 'PORT is "3000; rm"'],
    ['BASE_URL', 'beds.example.org', 'BASE_URL is "beds.example.org", but it must be the address people reach'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is not usable (its value is not shown)'],
    ['DEMO', 'yes', 'DEMO is "yes", but it must be on or off.'],
    ['DEMO_PASSWORD', 'short', 'DEMO_PASSWORD is not usable (its value is not shown), but it must be a password of 10'],
    ['TRUST_PROXY', '-1', 'TRUST_PROXY is "-1"'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", but it must be debug, info, warn, error or silent.'],
    ['MAIL_FROM', 'me', 'MAIL_FROM is "me"'],
    [
      'SOCIAL_TWITTER_URL',
      'javascript:alert(1)',
      'SOCIAL_TWITTER_URL is "javascript:alert(1)", but it must be an https',
    ],
    ['OIDC_ISSUER', 'https://id.example.org', 'belong together'],
    ['PUSH_PUBLIC_KEY', 'short', 'PUSH_PUBLIC_KEY is "short", but it must be the public key'],
    ['PUSH_PRIVATE_KEY', 'short', 'PUSH_PRIVATE_KEY is not usable (its value is not shown)'],
    ['PUSH_CONTACT', 'http://alliance.org', 'PUSH_CONTACT is "http://alliance.org", but it must be how push services'],
    ['PUSH_CONTACT', 'mailto:help@alliance.org', 'PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_CONTACT belong together'],
    [
      'FILES_S3_ENDPOINT',
      's3.example.org',
      'FILES_S3_ENDPOINT is "s3.example.org", but it must be the address of a store',
    ],
    ['FILES_S3_SECRET', 'kept', 'FILES_S3_KEY and FILES_S3_SECRET belong together: set all five or none.'],
    [
      'CLAMD',
      'scanner',
      'CLAMD is "scanner", but it must be where clamd listens: host:port, or the path of its socket.',
    ],
  ])('%s=%s stops the start and says what is wanted', (name, value, message) => {
    expect(problems({ [name]: value })).toContain(message)
  })

  it('take keys for push that are a pair, and no others', () => {
    const [one, other] = [makePushKeys(), makePushKeys()]
    const source = { PUSH_PUBLIC_KEY: one.publicKey, PUSH_PRIVATE_KEY: one.privateKey, PUSH_CONTACT: 'mailto:a@b.org' }
    expect(readEnv(source).push).toEqual({ ...one, contact: 'mailto:a@b.org' })
    expect(problems({ ...source, PUSH_PRIVATE_KEY: other.privateKey })).toContain('are no pair')
    expect(problems({ ...source, PUSH_PRIVATE_KEY: 'A'.repeat(43) })).toContain('are no pair')
    expect(readEnv({}).push).toBeNull()
  })

  it('take a store for files that is named whole, and a scanner at a port or a socket', () => {
    const source = { FILES_S3_BUCKET: 'files', FILES_S3_REGION: 'us-east-1', FILES_S3_KEY: 'k', FILES_S3_SECRET: 's' }
    expect(readEnv({ ...source, FILES_S3_ENDPOINT: 'https://s3.example.org' }).filesS3).toEqual({
      endpoint: 'https://s3.example.org',
      bucket: 'files',
      region: 'us-east-1',
      key: 'k',
      secret: 's',
    })
    expect(readEnv({}).filesS3).toBeNull()
    for (const clamd of ['127.0.0.1:3310', '[::1]:3310', '/run/clamav/clamd.ctl', 'scan:3310']) {
      expect(readEnv({ CLAMD: clamd }).clamd).toBe(clamd)
    }
  })

  it('name every problem at once', () => {
    expect(problems({ PORT: 'x', DEMO: 'x' }).split('\n')).toHaveLength(2)
  })

  it('treat an empty variable as not set', () => {
    expect(readEnv({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: null })
  })

  it('know a sample when somebody sets one', () => {
    expect(readEnv({ SUPPORT_PHONE: '(202) 555-0199' }).site.supportPhone.sample).toBe(true)
    expect(readEnv({ SUPPORT_PHONE: '(202) 456-1111' }).site.supportPhone.sample).toBe(false)
  })

  it('turn demo data off in production', () => {
    expect(readEnv(production).demo).toBe(false)
  })

  it('let production write its mail to files where somebody says so', () => {
    expect(readEnv({ ...production, SMTP_URL: '', MAIL_TO_FILES: 'yes' }).smtpUrl).toBeNull()
    expect(problems({ MAIL_TO_FILES: 'maybe' })).toBe('MAIL_TO_FILES is "maybe", but it must be yes or no.')
  })

  it.each([
    ['no address', { BASE_URL: '' }, 'BASE_URL is not set'],
    ['no secret', { AUTH_SECRET: '' }, 'AUTH_SECRET is absent or weak'],
    ['a short secret', { AUTH_SECRET: 'abc' }, 'AUTH_SECRET is absent or weak'],
    ['a repeated secret', { AUTH_SECRET: 'a'.repeat(40) }, 'AUTH_SECRET is absent or weak'],
    ['a missing support phone', { SUPPORT_PHONE: '' }, 'SUPPORT_PHONE is not set'],
    [
      'a sample support address',
      { SUPPORT_EMAIL: 'support@alliance.example' },
      'SUPPORT_EMAIL is "support@alliance.example", and',
    ],
    ['no mail server', { SMTP_URL: '' }, 'SMTP_URL is not set, and without a mail server nobody could confirm'],
    ['no mail server, and no word that files are meant', { SMTP_URL: '', MAIL_TO_FILES: 'no' }, 'SMTP_URL is not set'],
    ['no sender', { MAIL_FROM: '' }, 'MAIL_FROM is not set, and production needs a real sender.'],
    ['demo data', { DEMO: 'on' }, 'DEMO is "on"'],
  ])('refuse production with %s', (_, change, message) => {
    expect(problems({ ...production, ...change })).toContain(message)
  })
})
