import type { Connection } from 'bpmn-js/lib/model/Types.js'
import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js'
import type EventBus from 'diagram-js/lib/core/EventBus.js'
import type Modeling from 'diagram-js/lib/features/modeling/Modeling.js'
import type { Business } from './business.ts'
import { leadsSeveralWays } from './kinds.ts'

/** Only a decision or a fork leads several ways: a line that is drawn from another step takes the place of the one before. */
class OneWay extends CommandInterceptor {
  static override $inject = ['eventBus', 'modeling']

  constructor(eventBus: EventBus, modeling: Modeling) {
    super(eventBus)
    this.postExecuted('connection.create', ({ context }: { context: { connection: Connection } }) => {
      const { source, type } = context.connection
      if (type !== 'bpmn:SequenceFlow' || (source && leadsSeveralWays(source.businessObject as Business))) return
      for (const other of [...(source?.outgoing ?? [])] as Connection[])
        if (other !== context.connection && other.type === type) modeling.removeConnection(other)
    })
  }
}

export const oneWay = { __init__: ['oneWay'], oneWay: ['type', OneWay] }
