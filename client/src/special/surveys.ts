import type { Answer, Of } from '@kontor/contract'
import type { Client } from '../types.ts'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

/** The survey that the address of a data request names (F-267). */
export const surveyIdOf = (url: string): string | undefined => uuid.exec(url)?.[0]

/** A question cannot be changed: who answered it answered what it said (F-269, F-313). */
export async function updateQuestion(): Promise<never> {
  throw new Error('Not implemented yet')
}

export interface AnswerFile {
  readonly questionId: string
  readonly index: number
  readonly name: string
  /** A browser reads a Blob, and so a File of its own, while it sends it. */
  readonly bytes: Uint8Array | Blob
  readonly type?: string
}

/** Answers a questionnaire; its files are named by question, index and file name (F-184, F-185). */
export const answerQuestionnaire = (
  { surveys }: Client<'surveys'>,
  requestId: string,
  answers: Of<typeof Answer>[],
  files: readonly AnswerFile[] = [],
) =>
  surveys.answerRequest({
    params: { id: requestId },
    body: {
      answers,
      ...(files.length > 0 && {
        files: files.map(({ questionId, index, name, ...file }) => ({
          ...file,
          name: `${questionId}-${index}-${name}`,
        })),
      }),
    },
  })

/** Accepts a recommendation: it becomes visible (F-226). */
export const acceptRecommendation = ({ recommendations }: Client<'recommendations'>, id: string) =>
  recommendations.acceptRecommendation({ params: { id }, body: { Visible: true } })
