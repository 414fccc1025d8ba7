import { parentPort } from 'node:worker_threads'
import { systemTags } from '@kontor/contract'
import { RefusedFlow, readBpmn } from './bpmn/read-bpmn.ts'
import { writeBpmn } from './bpmn/write-bpmn.ts'
import { holds, whyNotAsk } from './conditions.ts'
import type { Answers, Question, Request } from './protocol.ts'
import { findingsIn } from './rules/check.ts'
import { through } from './rules/through.ts'
import { walk } from './rules/walk.ts'

/** The thread in which workflows are read, drawn and followed: their files and conditions are a stranger's input. */
parentPort?.on('message', ({ bytes }: Request) => {
  const question = JSON.parse(new TextDecoder().decode(bytes)) as Question
  answer(question).then(
    (reply) => parentPort?.postMessage(reply),
    (error: unknown) => parentPort?.postMessage({ failed: String(error) }),
  )
})

async function answer(question: Question): Promise<Answers[Question['kind']]> {
  switch (question.kind) {
    case 'read':
      try {
        return await readBpmn(question.xml)
      } catch (error) {
        if (error instanceof RefusedFlow) return { refused: error.reason }
        throw error
      }
    case 'write':
      return { xml: await writeBpmn(question.flow, question.earlier) }
    case 'check':
      return { findings: findingsIn(question.flow, { whyNotAsk, ownTags: systemTags }) }
    case 'walk':
      return { walked: question.cases.map((facts) => walk(question.flow, question.from, facts, holds)) }
    case 'through':
      return { ways: question.flows.map((flow) => question.cases.map((facts) => through(flow, facts, holds))) }
  }
}
