export const conditionalForms = ['conditional', 'preliminary', 'provisional'] as const
export type ConditionalForm = (typeof conditionalForms)[number]

export const conditionalFormWords: Record<ConditionalForm, string> = {
  conditional: 'Conditional certificate',
  preliminary: 'Preliminary certificate',
  provisional: 'Provisional certificate',
}
