import { parentPort } from 'node:worker_threads'
import { systemTags } from '@kontor/contract'
import { readBpmn } from './bpmn/read-bpmn.ts'
import { RefusedFlow } from './bpmn/refused-flow.ts'
import { writeBpmn } from './bpmn/write-bpmn.ts'
import { fits, holds as holdsCondition, whyNotAsk, whyNotFit } from './conditions.ts'
import { readDmn } from './dmn/read-dmn.ts'
import { writeDmn } from './dmn/write-dmn.ts'
import type { Answers, Question, Request } from './protocol.ts'
import { findingsIn } from './rules/check.ts'
import { through } from './rules/through.ts'
import { type Holds, walk } from './rules/walk.ts'

/** The thread in which workflows are read, drawn and followed: their files and conditions are a stranger's input. */
parentPort?.on('message', ({ bytes }: Request) => {
  const question = JSON.parse(new TextDecoder().decode(bytes)) as Question
  answer(question).then(
    (reply) => parentPort?.postMessage(reply),
    (error: unknown) => parentPort?.postMessage({ failed: String(error) }),
  )
})

const holds: Holds = (condition, facts, input) =>
  input === undefined ? holdsCondition(condition, facts) : fits(condition, input, facts)

async function answer(question: Question): Promise<Answers[Question['kind']]> {
  switch (question.kind) {
    case 'read':
      try {
        return await readBpmn(question.xml, question.dmn === null ? new Map() : await readDmn(question.dmn))
      } catch (error) {
        if (error instanceof RefusedFlow) return { refused: error.reason }
        throw error
      }
    case 'write':
      return {
        xml: await writeBpmn(question.flow, question.earlier),
        dmn: (await writeDmn(question.flow)) ?? null,
      }
    case 'check':
      return { findings: findingsIn(question.flow, { whyNotAsk, whyNotFit, ownTags: systemTags }) }
    case 'walk':
      return { walked: question.cases.map((facts) => walk(question.flow, question.from, facts, holds)) }
    case 'through':
      return { ways: question.flows.map((flow) => question.cases.map((facts) => through(flow, facts, holds))) }
  }
}
