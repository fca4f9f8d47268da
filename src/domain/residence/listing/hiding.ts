export const hideReasons = ['not_a_home', 'scam', 'unsafe', 'duplicate', 'closed', 'asked', 'other'] as const

export const hiddenReasons = [...hideReasons, 'locked', 'merged'] as const
export type HideReason = (typeof hiddenReasons)[number]

export const hideReasonWords: Record<HideReason, string> = {
  not_a_home: 'This does not seem to be a recovery residence',
  scam: 'The contact is wrong, or somebody may be misusing it',
  unsafe: 'Somebody may not be safe there',
  duplicate: 'The same home is listed twice',
  closed: 'The home has closed',
  asked: 'The home asked for it',
  other: 'Another reason',
  locked: 'Its organization is locked',
  merged: 'It was merged into another listing of the same house',
}

export const hidingLimits = { words: 1000, note: 2000, find: 100 } as const

/** What a house is once it is shown again: what it was, unless its people have put it away meanwhile. */
export function chooseShownStatus<Status extends string>(was: Status, now: Status): Status {
  return now === 'draft' ? was : now
}

export const hiddenRefusal =
  'The alliance has hidden this house, so it cannot be published. The notice on its page says why and how to answer.'
