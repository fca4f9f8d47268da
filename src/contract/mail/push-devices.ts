import * as z from 'zod/mini'

const notUsable = 'This browser gave no address for alerts that can be used.'
const buildKeySchema = (pattern: RegExp) => z.string(notUsable).check(z.regex(pattern, notUsable))

/** What a browser gives for `PushManager.subscribe`. */
export const pushDeviceInput = z.object({
  endpoint: z.string(notUsable).check(z.minLength(1, notUsable), z.maxLength(1000, notUsable)),
  p256dh: buildKeySchema(/^[\w-]{87}$/),
  auth: buildKeySchema(/^[\w-]{22}$/),
})

const pushDevice = z.object({
  id: z.string(),
  device: z.string(),
  addedAt: z.string(),
  /** When the last alert was handed to the service of its browser; null before the first. */
  reachedAt: z.nullable(z.string()),
  endpoint: z.string(),
})

/** Null where the server has no keys for push. */
export const pushSettings = z.nullable(z.object({ publicKey: z.string(), devices: z.array(pushDevice) }))

export type PushSettings = z.infer<typeof pushSettings>
export type PushDevice = z.infer<typeof pushDevice>
export type PushDeviceInput = z.infer<typeof pushDeviceInput>
