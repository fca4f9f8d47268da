import type { Demands } from './rule.ts'

/** The rows of levels that come again and again. A peer-run home, Level I, has no staff. */
export const every: Demands = ['required', 'required', 'required', 'required']
export const recommended: Demands = ['recommended', 'recommended', 'recommended', 'recommended']
export const fromTwo: Demands = ['none', 'required', 'required', 'required']
export const fromThree: Demands = ['none', 'none', 'required', 'required']
export const fromFour: Demands = ['none', 'none', 'none', 'required']
export const advisedThenThree: Demands = ['recommended', 'recommended', 'required', 'required']
export const advisedAtTwoThenThree: Demands = ['none', 'recommended', 'required', 'required']
export const advisedAtTwoThenFour: Demands = ['none', 'recommended', 'recommended', 'required']
