// Removes what a test has rendered, for every spec of a file and not only for the one that loads the library first.
import '@testing-library/react';
