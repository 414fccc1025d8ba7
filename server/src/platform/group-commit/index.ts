/**
 * Group commit: units of work of a company that do the same at the same time share one transaction, and each statement of
 * theirs that is batched goes out once for all of them. Decision 33 says what it saves; this page says what holds.
 *
 * Who shares (group-commit.ts)
 * 1. A unit that comes while none of its company is under way starts at once. Those that come meanwhile wait for its end
 *    and go together, at most `maxUnitsPerGroup` of them, and wait at most `maxWaitMs` for a transaction that stands still.
 * 2. A group has one kind, which is the name of the call, and no two of its units have a key in common. Keys are the object
 *    that a unit changes and the id of its request. Units with a common key run in the order in which they came.
 * 3. A unit changes nothing that a unit with other keys changes; one that finds out only as it runs that it would, throws, and
 *    is run after the other (4). It may be begun twice, so it has no effect but by its transaction.
 *
 * What a refusal does (platform.ts, db/db.ts)
 * 4. The units of a group run at the same time, and a batched statement holds rows of several: what one has written cannot
 *    be undone by itself. So where one fails, all are rolled back and run again one after the other in one transaction,
 *    each behind a savepoint. The one that fails again is rolled back to its savepoint; the others are committed.
 * 5. No unit is answered before the commit. Where the commit fails, all units fail with its error.
 * 6. An attempt that has failed asks nothing more of the connection, however late its code goes on.
 * 7. What is kept for a transaction (`uow.transaction`) is kept for an attempt, so that nothing refused is remembered.
 *
 * What is batched (batched-statement.ts, batching.ts)
 * 8. What is asked of one batched statement in the same turn and company is one statement, and each gets its own rows.
 * 9. Everything asked of a transaction keeps its order: any other statement first sends what was asked before it.
 * 10. Locks are taken in the order in which units ask for them. Two groups can wait for each other; Postgres ends one unit
 *     with a deadlock error, and the caller runs it again (http/exchange.ts).
 */
export { type Batch, batched, batchedById } from './batched-statement.ts'
export { type AuthoredWork, createGroupCommit, type GroupWork } from './group-commit.ts'
export { answersBy, askRouted, type GivenRow, insertRouted, type Routed } from './routed.ts'
