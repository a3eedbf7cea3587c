import { createContext, useContext } from 'react';

const Nonce = createContext<string | undefined>(undefined);

/** Gives inline scripts the mark by which the host allows them in the Content-Security-Policy; empty in the browser. */
export const NonceProvider = Nonce.Provider;
export const useNonce = () => useContext(Nonce);
