import { accountCalls } from '#contract/calls/account.ts'
import { authCalls } from '#contract/calls/auth.ts'
import { bedCalls } from '#contract/calls/beds.ts'
import { claimCalls } from '#contract/calls/claims.ts'
import { deskCalls } from '#contract/calls/desk.ts'
import { deskResidenceCalls } from '#contract/calls/desk-residences.ts'
import { importCalls } from '#contract/calls/imports.ts'
import { messageCalls } from '#contract/calls/messages.ts'
import { moderationCalls } from '#contract/calls/moderation.ts'
import { countCalls } from '#contract/calls/public/counts.ts'
import { hsdsCalls } from '#contract/calls/public/hsds.ts'
import { liveCalls } from '#contract/calls/public/live.ts'
import { openapiCalls } from '#contract/calls/public/openapi.ts'
import { residenceCalls } from '#contract/calls/public/residences.ts'
import { searchCalls } from '#contract/calls/search.ts'
import { staffCalls } from '#contract/calls/staff.ts'

export const calls = {
  ...residenceCalls,
  ...liveCalls,
  ...countCalls,
  ...hsdsCalls,
  ...openapiCalls,
  ...searchCalls,
  ...authCalls,
  ...accountCalls,
  ...messageCalls,
  ...bedCalls,
  ...deskResidenceCalls,
  ...importCalls,
  ...claimCalls,
  ...deskCalls,
  ...staffCalls,
  ...moderationCalls,
}

export type CallTable = typeof calls
export type CallName = keyof CallTable
