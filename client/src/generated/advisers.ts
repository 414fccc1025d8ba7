// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const advisers: Described<'advisers'> = {
  listAdvice: {"line":"GET documents/{documentId}/approval/advice"},
  askAdvice: {"line":"PUT documents/{documentId}/approval/advice/{questionId}","needs":{"body":"adviserIds and question are required"},"body":"json","answer":"none"},
  answerAdvice: {"line":"PUT advice/{adviceId}/answer","needs":{"body":"recommendation is required"},"body":"json","answer":"none"},
  handOnAdvice: {"line":"PUT advice/{adviceId}/holder","needs":{"body":"adviserId is required"},"body":"json","answer":"none"},
  withdrawAdvice: {"line":"DELETE advice/{adviceId}","answer":"none"},
}
