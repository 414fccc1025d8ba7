import { WorkflowMove, WorkflowPlace } from '../../entities/index.ts'
import { call, id, instant, list, maybe, nothing, pageOf, paging, record, text } from '../../words/index.ts'

const aVersion = { id: id('workflow') }
const aMove = { id: id('workflowInstance'), versionId: id('workflow') }
const needs = { id: 'id is required' }
const moveNeeds = { ...needs, versionId: 'versionId is required' }
const write = { may: 'workflow.write' } as const

/** Runs that follow another version go on in the published one (decision 0145). */
export const moves = {
  listMoves: call('GET workflow/versions/{id}/moves', {
    id: 'K-WFL-12',
    says: 'Runs that follow other versions of a published workflow: where each would stand in the published one, and what would be asked of whom. Nothing changes.',
    ...write,
    needs,
    path: aVersion,
    query: paging(50),
    returns: pageOf('Moves', WorkflowMove, { Places: list(WorkflowPlace, { max: 200 }) }),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  previewMove: call('GET workflow/instances/{id}/moves/{versionId}', {
    id: 'K-WFL-13',
    says: 'The same of one run, where it is moved to a step that is chosen, or its branches to steps of theirs.',
    ...write,
    needs: moveNeeds,
    path: aMove,
    query: {
      stepId: maybe(text({ max: 60 })),
      branches: maybe(
        list(
          text({
            ...{ max: 121, pattern: '^[^=]+=[^=]*$', example: 'cost=goods' },
            says: 'The step at which a branch stands, and the step to which it goes; with none behind the equals sign it ends.',
          }),
          { max: 200 },
        ),
      ),
    },
    returns: WorkflowMove,
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  moveInstance: call('PUT workflow/instances/{id}/moves/{versionId}', {
    id: 'K-WFL-14',
    says: 'Moves a run to the published version of its workflow, to a step of it. What it asked of people and the step asks no more is taken back. Where it has gone on since it was looked at, nothing changes.',
    ...write,
    needs: moveNeeds,
    path: aMove,
    body: record({
      StepId: text({
        max: 60,
        says: 'To which step of the published version; of a run in several branches, Branches says it.',
      }),
      Branches: maybe(
        list(
          record({
            FromStepId: text({ max: 60, says: 'The step at which a branch stands.' }),
            StepId: maybe(text({ max: 60, says: 'To which step it goes; without one it ends.' })),
          }),
          { max: 200 },
        ),
      ),
      FromStepId: text({ max: 60, says: 'Where it stood when it was looked at.' }),
      Since: instant(),
    }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
}
