import { accountCalls } from './account.ts'
import { authCalls } from './auth.ts'
import { bedCalls } from './desk/beds.ts'
import { certificationCalls } from './desk/certification.ts'
import { claimCalls } from './desk/claims.ts'
import { deskCalls } from './desk/desk.ts'
import { fileCalls } from './desk/files.ts'
import { grievanceCalls } from './desk/grievances.ts'
import { importCalls } from './desk/imports.ts'
import { messageCalls } from './desk/messages.ts'
import { moderationCalls } from './desk/moderation.ts'
import { deskResidenceCalls } from './desk/residences.ts'
import { staffCalls } from './desk/staff.ts'
import { staffPeopleCalls } from './desk/staff-people.ts'
import { statePageCalls } from './desk/state-page.ts'
import { countCalls } from './public/counts.ts'
import { hsdsCalls } from './public/hsds.ts'
import { liveCalls } from './public/live.ts'
import { openapiCalls } from './public/openapi.ts'
import { residenceCalls } from './public/residences.ts'
import { searchCalls } from './search.ts'

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
  ...certificationCalls,
  ...grievanceCalls,
  ...fileCalls,
  ...deskCalls,
  ...staffCalls,
  ...moderationCalls,
  ...staffPeopleCalls,
  ...statePageCalls,
}

export type CallTable = typeof calls
export type CallName = keyof CallTable
