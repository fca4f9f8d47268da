// Apart from the schemas, so that the pages need not carry the code that checks them.

export const waitingLimits = { name: 100, reach: 254, note: 200, reason: 200 } as const

export const waitingFields = [
  'audience',
  'name',
  'answer_by',
  'reach',
  'wanted_from',
  'note',
  'to',
  'reason',
  'ping_days',
] as const

export type WaitingField = (typeof waitingFields)[number]
