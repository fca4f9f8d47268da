import type { AnswerWay } from './inquiry.ts'

export function findReachProblem(way: AnswerWay | 'phone', value: string): 'not_an_email' | 'not_a_phone' | null {
  if (way === 'email') return /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(value) ? null : 'not_an_email'
  const digits = value.replace(/\D/g, '').length
  return digits >= 7 && digits <= 15 && /^[\d\s()+./x-]+$/i.test(value) ? null : 'not_a_phone'
}
