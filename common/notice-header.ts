/** The response header of the API with the id of the notice to everybody, which `GET /api/notice` tells; absent without one. */
export const NOTICE_HEADER = 'Kimari-Notice';
