import * as z from 'zod/mini'
import type { SettingValue, SiteSettings } from '#contract/live/site-settings.ts'
import type { S3Settings } from '#server/plumbing/files/s3-store.ts'
import type { LogLevel } from './log.ts'
import { belongTogether, type PushKeys } from './push-keys.ts'

export type Env = {
  production: boolean
  dev: boolean
  port: number
  host: string
  baseUrl: string
  dataDir: string
  databaseUrl: string | null
  /** Null: one is made and kept in the data folder. */
  authSecret: string | null
  smtpUrl: string | null
  mailFrom: string
  smsUrl: string | null
  smsToken: string | null
  push: PushKeys | null
  mapTiles: string | null
  filesS3: S3Settings | null
  clamd: string | null
  demo: boolean
  demoPassword: string | null
  secondFactor: 'required' | 'offered'
  oidc: { issuer: string; clientId: string; clientSecret: string; name: string } | null
  trustProxy: number
  logLevel: LogLevel
  site: Omit<SiteSettings, 'baseUrl' | 'sampleData' | 'mapTiles'>
}

export class SettingError extends Error {}

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number))
const buildUrlSchema = (protocols: string[]) =>
  z.string().check(z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol)))

/** Each with its check and what it takes, in words for whoever starts the server. */
export const settings = {
  PORT: [z.pipe(port, z.int().check(z.lte(65535))), 'a port number from 0 to 65535, for example 3000'],
  HOST: [z.string().check(z.regex(/^[\w.:-]+$/)), 'an address to listen on, for example 127.0.0.1 or 0.0.0.0'],
  BASE_URL: [
    buildUrlSchema(['http:', 'https:']),
    'the address people reach the site under, for example https://beds.example.org',
  ],
  DATA_DIR: [z.string(), 'a folder the server may write to'],
  DATABASE_URL: [
    buildUrlSchema(['postgres:', 'postgresql:']),
    'a PostgreSQL address, for example postgres://user:secret@host/name',
  ],
  AUTH_SECRET: [z.string(), 'a random text of 32 or more characters'],
  SMTP_URL: [buildUrlSchema(['smtp:', 'smtps:']), 'a mail server, for example smtps://user:secret@mail.example.org'],
  MAIL_TO_FILES: [z.enum(['yes', 'no']), 'yes or no'],
  MAIL_FROM: [
    z.string().check(z.regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+\.[^\s@>]+>?$/)),
    'a sender, for example Porchlight <hello@example.org>',
  ],
  SMS_URL: [
    buildUrlSchema(['https:', 'http:']),
    'the address of a gateway for texts, for example https://sms.example.org/send',
  ],
  SMS_TOKEN: [z.string(), 'the token the gateway for texts gave you'],
  PUSH_PUBLIC_KEY: [z.string().check(z.regex(/^[\w-]{87}$/)), 'the public key that `npm run push-keys` prints'],
  PUSH_PRIVATE_KEY: [z.string().check(z.regex(/^[\w-]{43}$/)), 'the private key that `npm run push-keys` prints'],
  PUSH_CONTACT: [
    buildUrlSchema(['mailto:', 'https:']),
    'how push services reach you, for example mailto:help@example.org',
  ],
  MAP_TILES: [z.string(), 'the path of a .pmtiles file'],
  FILES_S3_ENDPOINT: [buildUrlSchema(['https:', 'http:']), 'the address of a store that speaks S3, without the bucket'],
  FILES_S3_BUCKET: [z.string(), 'the name of a bucket for Porchlight alone'],
  FILES_S3_REGION: [z.string(), 'the region of that store, for example us-east-1'],
  FILES_S3_KEY: [z.string(), 'the access key of that store'],
  FILES_S3_SECRET: [z.string(), 'the secret of that access key'],
  CLAMD: [
    z.string().check(z.regex(/^(\/.+|[\w.-]+:\d{1,5}|\[[\da-fA-F:]+\]:\d{1,5})$/)),
    'where clamd listens: host:port, or the path of its socket',
  ],
  DEMO: [z.enum(['on', 'off']), 'on or off'],
  DEMO_PASSWORD: [z.string().check(z.minLength(10)), 'a password of 10 or more characters'],
  OIDC_ISSUER: [buildUrlSchema(['https:', 'http:']), 'the issuer address of an OpenID Connect provider'],
  OIDC_CLIENT_ID: [z.string(), 'the client id the provider gave you'],
  OIDC_CLIENT_SECRET: [z.string(), 'the client secret the provider gave you'],
  OIDC_NAME: [z.string(), 'the name on the sign-in button, for example State agency'],
  TRUST_PROXY: [
    z.pipe(z.string().check(z.regex(/^\d$/)), z.transform(Number)),
    'how many proxies stand in front, 0 to 9',
  ],
  LOG_LEVEL: [z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'debug, info, warn, error or silent'],
  DIRECTORY_HOST: [buildUrlSchema(['https:', 'http:']), 'the origin of the external state directories'],
  PARTNERS_PAGE: [z.enum(['dialog', 'live']), 'dialog or live'],
  SUPPORT_PHONE: [z.string().check(z.regex(/^[\d ()+.-]{7,25}$/)), 'a phone number, for example (202) 555-0100'],
  SUPPORT_EMAIL: [z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)), 'an email address'],
  SOCIAL_TWITTER_URL: [buildUrlSchema(['https:']), 'an https address'],
  SOCIAL_LINKEDIN_URL: [buildUrlSchema(['https:']), 'an https address'],
  SOCIAL_FACEBOOK_URL: [buildUrlSchema(['https:']), 'an https address'],
} as const

type Name = keyof typeof settings
type Source = Record<string, string | undefined>

const samples = {
  SUPPORT_PHONE: '(555) 555-0142',
  SUPPORT_EMAIL: 'support@alliance.example',
  SOCIAL_TWITTER_URL: 'https://twitter.example/alliance',
  SOCIAL_LINKEDIN_URL: 'https://linkedin.example/alliance',
  SOCIAL_FACEBOOK_URL: 'https://facebook.example/alliance',
} as const

/**
 * Throws one SettingError with every problem. In production it also refuses weak secrets, sample contact data and
 * demo data.
 */
export function readEnv(source: Source): Env {
  const problems: string[] = []
  const production = source.NODE_ENV === 'production'
  const read = <N extends Name>(name: N): z.infer<(typeof settings)[N][0]> | null => {
    const raw = source[name]
    if (raw === undefined || raw.trim() === '') return null
    const [schema, wanted] = settings[name]
    const result = schema.safeParse(raw.trim())
    if (result.success) return result.data as z.infer<(typeof settings)[N][0]>
    problems.push(`${name} is ${quote(name, raw)}, but it must be ${wanted}.`)
    return null
  }
  const readContact = (name: keyof typeof samples): SettingValue => {
    const value = read(name)
    const setting = { value: value ?? samples[name], sample: value === null || isSample(value) }
    if (production && setting.sample) {
      problems.push(
        `${name} is ${value ? `"${value}"` : 'not set'}, and production does not start with a sample (555-01xx, or an example address).`,
      )
    }
    return setting
  }
  read('MAIL_TO_FILES')
  const listenPort = read('PORT') ?? 3000
  const demo = (read('DEMO') ?? (production ? 'off' : 'on')) === 'on'
  const host = read('HOST') ?? '127.0.0.1'
  const env: Env = {
    production,
    dev: source.PORCHLIGHT_DEV === '1',
    port: listenPort,
    host,
    baseUrl: (read('BASE_URL') ?? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${listenPort}`).replace(
      /\/+$/,
      '',
    ),
    dataDir: read('DATA_DIR') ?? './data',
    databaseUrl: read('DATABASE_URL'),
    authSecret: read('AUTH_SECRET'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM') ?? 'Porchlight <no-reply@alliance.example>',
    smsUrl: read('SMS_URL'),
    smsToken: read('SMS_TOKEN'),
    push: readPush(read, problems),
    mapTiles: read('MAP_TILES'),
    filesS3: readFilesS3(read, problems),
    clamd: read('CLAMD'),
    demo,
    demoPassword: read('DEMO_PASSWORD'),
    secondFactor: demo && !production ? 'offered' : 'required',
    oidc: readOidc(read, problems),
    trustProxy: read('TRUST_PROXY') ?? 0,
    logLevel: read('LOG_LEVEL') ?? 'info',
    site: {
      supportPhone: readContact('SUPPORT_PHONE'),
      supportEmail: readContact('SUPPORT_EMAIL'),
      socialTwitterUrl: readContact('SOCIAL_TWITTER_URL'),
      socialLinkedinUrl: readContact('SOCIAL_LINKEDIN_URL'),
      socialFacebookUrl: readContact('SOCIAL_FACEBOOK_URL'),
      directoryHost: read('DIRECTORY_HOST')?.replace(/\/+$/, '') ?? null,
      partnersPage: read('PARTNERS_PAGE') ?? 'dialog',
      textsGoOut: read('SMS_URL') !== null,
    },
  }
  if (production) problems.push(...listProductionProblems(env, source))
  if (problems.length > 0) throw new SettingError(problems.join('\n'))
  return env
}

function readOidc(
  read: (name: 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME') => string | null,
  problems: string[],
) {
  const issuer = read('OIDC_ISSUER')
  const clientId = read('OIDC_CLIENT_ID')
  const clientSecret = read('OIDC_CLIENT_SECRET')
  const name = read('OIDC_NAME') ?? 'your organization'
  if (!issuer && !clientId && !clientSecret) return null
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret, name }
  problems.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three or none.')
  return null
}

function readPush(
  read: (name: 'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY' | 'PUSH_CONTACT') => string | null,
  problems: string[],
): PushKeys | null {
  const publicKey = read('PUSH_PUBLIC_KEY')
  const privateKey = read('PUSH_PRIVATE_KEY')
  const contact = read('PUSH_CONTACT')
  if (!publicKey && !privateKey && !contact) return null
  if (!publicKey || !privateKey || !contact) {
    problems.push('PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_CONTACT belong together: set all three or none.')
    return null
  }
  const keys = { publicKey, privateKey, contact }
  if (!belongTogether(keys)) {
    problems.push('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no pair. `npm run push-keys` prints one.')
  }
  return keys
}

function readFilesS3(
  read: (name: `FILES_S3_${'ENDPOINT' | 'BUCKET' | 'REGION' | 'KEY' | 'SECRET'}`) => string | null,
  problems: string[],
): S3Settings | null {
  const [endpoint, bucket, region] = [read('FILES_S3_ENDPOINT'), read('FILES_S3_BUCKET'), read('FILES_S3_REGION')]
  const [key, secret] = [read('FILES_S3_KEY'), read('FILES_S3_SECRET')]
  if (endpoint && bucket && region && key && secret) return { endpoint, bucket, region, key, secret }
  if (endpoint || bucket || region || key || secret) {
    problems.push(
      'FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_REGION, FILES_S3_KEY and FILES_S3_SECRET belong together: set all five or none.',
    )
  }
  return null
}

export function findSenderProblem(mailFrom: string, source: Source): string | null {
  if (!/\.example\b|@example\./.test(mailFrom)) return null
  return `MAIL_FROM is ${source.MAIL_FROM ? JSON.stringify(mailFrom) : 'not set'}, and production needs a real sender.`
}

function listProductionProblems(env: Env, source: Source): string[] {
  const problems: string[] = []
  if (!source.BASE_URL)
    problems.push('BASE_URL is not set, and production needs the address people reach the site under.')
  if (!env.authSecret || env.authSecret.length < 32 || new Set(env.authSecret).size < 12) {
    problems.push(
      'AUTH_SECRET is absent or weak, and production needs a random text of 32 or more characters, 12 of them different.',
    )
  }
  const noSender = findSenderProblem(env.mailFrom, source)
  if (noSender) problems.push(noSender)
  if (!env.smtpUrl && source.MAIL_TO_FILES?.trim() !== 'yes') {
    problems.push(
      'SMTP_URL is not set, and without a mail server nobody could confirm an address or choose a new password. Name one, or set MAIL_TO_FILES to yes when somebody hands on the files in DATA_DIR/mail.',
    )
  }
  if (env.demo) problems.push('DEMO is "on", and production never loads demo data. Leave it out or set it to off.')
  return problems
}

function isSample(value: string): boolean {
  return /555-?01\d\d|\.example\b|@example\.(com|org|net)\b/.test(value)
}

function quote(name: string, raw: string): string {
  return /SECRET|PASSWORD|S3_KEY|TOKEN|PRIVATE_KEY|DATABASE_URL|SMTP_URL|SMS_URL/.test(name)
    ? 'not usable (its value is not shown)'
    : JSON.stringify(raw)
}
