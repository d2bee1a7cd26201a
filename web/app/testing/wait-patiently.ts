import { configure } from "@testing-library/react";

// Only a failing test waits this long. On a busy machine, what takes a tenth of a second may take several.
configure({ asyncUtilTimeout: 15_000 });
