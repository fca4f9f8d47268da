/** What states call a certificate for a time. */
export const conditionalForms = ['conditional', 'preliminary', 'provisional'] as const
export type ConditionalForm = (typeof conditionalForms)[number]
