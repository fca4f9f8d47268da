import { focusFirst } from './focus-first.ts'
import { startLifting } from './lift.ts'
import { startLinkedFolds } from './linked-fold.ts'
import { shutPhoneFolds } from './phone-folds.ts'
import { startStepsWay } from './steps-way.ts'
import { startSupportHours } from './support-hours.ts'
import { countTicked } from './ticked.ts'

export function startControls(): void {
  startLinkedFolds()
  startLifting()
  shutPhoneFolds()
  startStepsWay()
  focusFirst()
  startSupportHours()
  countTicked()
}
