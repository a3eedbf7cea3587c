import { createContext, useContext } from 'react';

const RequestId = createContext<string | null>(null);

/**
 * Gives error pages the id under which the host logged the request; null on all other pages, which many readers may get
 * from one rendering.
 */
export const RequestIdProvider = RequestId.Provider;
export const useRequestId = () => useContext(RequestId);
