// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const surveys: Described<'surveys'> = {
  listSurveys: {"line":"GET v0/surveys"},
  readSurvey: {"line":"GET v0/surveys/{id}"},
  saveSurvey: {"line":"PUT v0/surveys/{id}","body":"json"},
  deleteSurvey: {"line":"DELETE v0/surveys/{id}","answer":"none"},
  readResponses: {"line":"GET v0/surveys/{id}/responses"},
  saveResponse: {"line":"PUT v0/surveys/{id}/responses","body":"json","answer":"none"},
  listTemplates: {"line":"GET v0/templates"},
  readTemplate: {"line":"GET v0/templates/{id}"},
  saveTemplate: {"line":"PUT v0/templates/{id}","body":"json"},
  readTaskRouters: {"line":"GET v0/taskrouters"},
  saveTaskRouters: {"line":"PUT v0/taskrouters","body":"json","answer":"none"},
  listQuestionnaires: {"line":"GET survey/questionnaires"},
  readQuestionnaire: {"line":"GET survey/questionnaires/{id}"},
  saveQuestionnaire: {"line":"PUT survey/questionnaires/{id}","body":"json"},
  sendQuestionnaire: {"line":"POST survey/questionnaires/{templateId}/send","needs":{"receiverCompanyIds":"At least one target company is required"},"body":"json"},
  createTrigger: {"line":"POST survey/questionnaires/triggers","body":"json","answer":"none"},
  attachToGroup: {"line":"POST survey/questionnaires/groups","body":"json","answer":"none"},
  listRequests: {"line":"GET survey/requests"},
  setRequestState: {"line":"PUT survey/requests/{id}/state/{state}","answer":"none"},
  answerRequest: {"line":"POST survey/requests/{id}/answers","body":"parts","answer":"none"},
  listQuestions: {"line":"GET survey/questions"},
  createQuestion: {"line":"POST survey/questions","body":"json"},
  readQuestion: {"line":"GET survey/questions/{id}"},
  deleteQuestion: {"line":"DELETE survey/questions/{id}","answer":"none"},
}
