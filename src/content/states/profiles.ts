import type { StateProfile } from '#domain/states/state-profile.ts'
import { alabama } from './profiles/alabama.ts'
import { arizona } from './profiles/arizona.ts'
import { arkansas } from './profiles/arkansas.ts'
import { california } from './profiles/california.ts'
import { colorado } from './profiles/colorado.ts'
import { connecticut } from './profiles/connecticut.ts'
import { florida } from './profiles/florida.ts'
import { georgia } from './profiles/georgia.ts'
import { kentucky } from './profiles/kentucky.ts'
import { maine } from './profiles/maine.ts'
import { michigan } from './profiles/michigan.ts'
import { minnesota } from './profiles/minnesota.ts'
import { montana } from './profiles/montana.ts'
import { northCarolina } from './profiles/north-carolina.ts'
import { oklahoma } from './profiles/oklahoma.ts'
import { oregon } from './profiles/oregon.ts'
import { pennsylvania } from './profiles/pennsylvania.ts'
import { southCarolina } from './profiles/south-carolina.ts'
import { tennessee } from './profiles/tennessee.ts'
import { texas } from './profiles/texas.ts'
import { virginia } from './profiles/virginia.ts'
import { washington } from './profiles/washington.ts'
import { westVirginia } from './profiles/west-virginia.ts'
import type { StateSlug } from './slugs.ts'

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
