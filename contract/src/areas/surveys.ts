import { older } from './surveys/older.ts'
import { questionnaires } from './surveys/questionnaires.ts'
import { questions } from './surveys/questions.ts'
import { requests } from './surveys/requests.ts'

/** 002 §7 Surveys, questionnaires and questions; F-144 to F-150, F-181 to F-185, F-265, F-266. */
export const surveys = { ...older, ...questionnaires, ...requests, ...questions }
