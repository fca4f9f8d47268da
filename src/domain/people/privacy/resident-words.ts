/*
 * Words that tell something about a resident. The importer refuses columns headed by them, and a note that holds one is
 * questioned while it is typed. Each is a part of a regular expression, in lower case.
 */

export const diagnosisWords = 'diagnos[ei]s|diagnosed|dx'

export const healthWords =
  'medications?|meds|prescriptions?|rx|drug of choice|drug (?:tests?|screens?)|urinalysis|relapses?|overdoses?|hiv|hepatitis|allerg(?:y|ies)|therapist|psychiatrist|physician|doctor'

export const identityWords = 'ssn|social security|dob|d o b|date of birth|birth ?dates?|birthdays?'
