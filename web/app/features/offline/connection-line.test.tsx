import { useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { ConnectionLine } from "./connection-line.tsx";

afterEach(cleanup);

function Meals({ load }: { load: () => Promise<string> }) {
  const { data, error, refetch } = useQuery({ queryKey: ["diary", "meals"], queryFn: load, retry: false });
  return (
    <>
      <p>{data ?? (error ? "failed" : "loading")}</p>
      <button type="button" onClick={() => refetch()}>
        renew
      </button>
    </>
  );
}

const outdated = "Could not refresh.";

it("says that a shown answer could not be refreshed, until it is", async () => {
  const answers: (string | Error)[] = ["soup", new ApiError(500, "internal_error")];
  const load = async () => {
    const answer = answers.shift() ?? "soup and bread";
    if (answer instanceof Error) throw answer;
    return answer;
  };
  renderApp(
    <>
      <ConnectionLine />
      <Meals load={load} />
    </>,
  );
  await screen.findByText("soup");
  expect(screen.queryByText(outdated)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "renew" }));
  await screen.findByText(outdated);
  expect(screen.getByText("soup")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("soup and bread");
  await waitFor(() => expect(screen.queryByText(outdated)).toBeNull());
});

it("leaves an answer that never came to the part that misses it", async () => {
  renderApp(
    <>
      <ConnectionLine />
      <Meals load={() => Promise.reject(new Error("down"))} />
    </>,
  );
  await screen.findByText("failed");
  expect(screen.queryByText(outdated)).toBeNull();
});
