import { alabama } from '#content/states/profiles/alabama.ts'
import { arizona } from '#content/states/profiles/arizona.ts'
import { arkansas } from '#content/states/profiles/arkansas.ts'
import { california } from '#content/states/profiles/california.ts'
import { colorado } from '#content/states/profiles/colorado.ts'
import { connecticut } from '#content/states/profiles/connecticut.ts'
import { florida } from '#content/states/profiles/florida.ts'
import { georgia } from '#content/states/profiles/georgia.ts'
import { kentucky } from '#content/states/profiles/kentucky.ts'
import { maine } from '#content/states/profiles/maine.ts'
import { michigan } from '#content/states/profiles/michigan.ts'
import { minnesota } from '#content/states/profiles/minnesota.ts'
import { montana } from '#content/states/profiles/montana.ts'
import { northCarolina } from '#content/states/profiles/north-carolina.ts'
import { oklahoma } from '#content/states/profiles/oklahoma.ts'
import { oregon } from '#content/states/profiles/oregon.ts'
import { pennsylvania } from '#content/states/profiles/pennsylvania.ts'
import { southCarolina } from '#content/states/profiles/south-carolina.ts'
import { tennessee } from '#content/states/profiles/tennessee.ts'
import { texas } from '#content/states/profiles/texas.ts'
import { virginia } from '#content/states/profiles/virginia.ts'
import { washington } from '#content/states/profiles/washington.ts'
import { westVirginia } from '#content/states/profiles/west-virginia.ts'
import type { StateSlug } from '#content/states/slugs.ts'
import type { StateProfile } from '#domain/states/state-profile.ts'

/** The 23 states with a page of their own (docs/specification.md, section 2), and those added since. */
export const stateProfiles = {
  alabama,
  arizona,
  arkansas,
  california,
  colorado,
  connecticut,
  florida,
  georgia,
  kentucky,
  maine,
  michigan,
  minnesota,
  montana,
  'north-carolina': northCarolina,
  oklahoma,
  oregon,
  pennsylvania,
  'south-carolina': southCarolina,
  tennessee,
  texas,
  virginia,
  washington,
  'west-virginia': westVirginia,
} satisfies Partial<Record<StateSlug, StateProfile>>

export type ProfiledStateSlug = keyof typeof stateProfiles
