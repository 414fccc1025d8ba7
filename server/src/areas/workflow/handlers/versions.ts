import type { Areas } from '@kontor/contract'
import type { Handlers, RequestContext, UnitOfWork } from '../../../platform/index.ts'
import { namesOf } from '../../users/index.ts'
import { findingsHere } from '../../workflow-subjects/index.ts'
import { gatherReplay, replay } from '../commands/replay-version.ts'
import { deleteDraft, noVersion, publish, retire, saveFile, saveSteps } from '../commands/save-version.ts'
import type { VersionRecord } from '../records.ts'
import * as instances from '../store/instances.ts'
import * as versions from '../store/versions.ts'
import { drawnFlow } from '../version-steps.ts'
import { factsShown, findingsShown, rowOf } from '../views.ts'

export const versionHandlers: Pick<
  Handlers<Areas['workflow']>,
  | 'readVersion'
  | 'saveVersion'
  | 'listVersions'
  | 'readSteps'
  | 'saveSteps'
  | 'publishVersion'
  | 'retireVersion'
  | 'deleteVersion'
  | 'replay'
> = {
  readVersion: ({ params }, context) => context.read(async (uow) => fileOf(await found(uow, params.id))),

  saveVersion: ({ params, query, body }, context) =>
    context.write(async (uow) => {
      const saved = await saveFile(uow, params.id, {
        ...{ name: body.Name, bpmn: body.Flow, dmn: body.Decisions ?? null },
      })
      if (query.branches === undefined) return fileOf(saved)
      await publish(uow, params.id, query.branches)
      return fileOf(await found(uow, params.id))
    }),

  listVersions: async (_input, context) => {
    const Versions = await context.read(async (uow) => {
      const all = await versions.list(uow)
      const around = await aroundOf(uow, all, context)
      return all.map((version) => rowOf(version, around))
    })
    return { Versions, Facts: await factsShown(context) }
  },

  readSteps: async ({ params }, context) => {
    const { version, around, flow, drawing, findings } = await context.read(async (uow) => {
      const version = await found(uow, params.id)
      const drawn = await drawnFlow(version)
      const around = await aroundOf(uow, [version], context)
      return { version, around, ...drawn, findings: await findingsHere(uow, drawn.flow) }
    })
    return {
      ...{ Version: rowOf(version, around), Flow: flow, Findings: await findingsShown(findings, context) },
      ...(drawing !== undefined && { Drawing: drawing }),
    }
  },

  saveSteps: ({ params, body }, context) =>
    context.write(async (uow) => ({
      Findings: await findingsShown(await saveSteps(uow, params.id, body), context),
    })),

  publishVersion: ({ params, body }, context) => context.write((uow) => publish(uow, params.id, body.Branches ?? [])),

  retireVersion: ({ params }, context) => context.write((uow) => retire(uow, params.id)),

  deleteVersion: ({ params }, context) => context.write((uow) => deleteDraft(uow, params.id)),

  replay: async ({ params, body }, context) =>
    replay(
      await context.read(async (uow) => gatherReplay(uow, await found(uow, params.id), body, context.actor)),
      context,
    ),
}

const fileOf = ({ id, name, version, published, bpmn, dmn }: VersionRecord) => ({
  ...{ Id: id, Name: name, Version: version, Flow: bpmn },
  ...(dmn !== null && { Decisions: dmn }),
  ...(published !== null && { Published: published.toISOString() }),
})

async function found(uow: UnitOfWork, id: string): Promise<VersionRecord> {
  const version = await versions.find(uow, id)
  if (version === undefined) throw noVersion(id)
  return version
}

async function aroundOf(uow: UnitOfWork, all: readonly Pick<VersionRecord, 'savedBy'>[], { actor }: RequestContext) {
  const names = await namesOf(uow, [...new Set(all.flatMap(({ savedBy }) => savedBy ?? []))])
  const running = await instances.countsByVersion(uow)
  const runningByName = new Map<string, number>()
  for (const { id, name } of await versions.namesAmong(uow, [...running.keys()]))
    runningByName.set(name, (runningByName.get(name) ?? 0) + (running.get(id) ?? 0))
  return { names, running, runningByName, permissions: actor.permissions }
}
