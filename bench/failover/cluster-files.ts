// The settings of a small cluster on this machine: one etcd, two PostgreSQL under Patroni, HAProxy in front of the primary.
export interface Node {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly folder: string;
}

export interface ClusterPlan {
  readonly nodes: readonly Node[];
  readonly etcdPort: number;
  readonly proxyPort: number;
  readonly password: string;
  readonly programs: string;
}

/** In s. A dead primary's lock ends after `ttl`; Patroni asks for loop_wait + 2 × retry_timeout ≤ ttl. */
const lockSeconds = { ttl: 10, loop_wait: 2, retry_timeout: 4 };

export function patroniSettings(plan: ClusterPlan, node: Node): string {
  const { password } = plan;
  return JSON.stringify({
    scope: "platewise",
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.restPort}`, connect_address: `127.0.0.1:${node.restPort}` },
    etcd3: { host: `127.0.0.1:${plan.etcdPort}` },
    bootstrap: {
      dcs: {
        ...lockSeconds,
        // A commit is acknowledged once the standby has it on disk, as long as there is a standby.
        synchronous_mode: true,
        // A primary that crashed is not waited for.
        primary_start_timeout: 0,
        maximum_lag_on_failover: 1_048_576,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_keep_size: "256MB" } },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
      pg_hba: [
        "local all all trust",
        "host all all 127.0.0.1/32 scram-sha-256",
        "host replication all 127.0.0.1/32 scram-sha-256",
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${node.port}`,
      connect_address: `127.0.0.1:${node.port}`,
      data_dir: `${node.folder}/data`,
      bin_dir: plan.programs,
      pgpass: `${node.folder}/pgpass`,
      authentication: {
        superuser: { username: "postgres", password },
        replication: { username: "replicator", password },
      },
      parameters: { unix_socket_directories: node.folder, timezone: "UTC" },
    },
  });
}

export function proxySettings({ nodes, proxyPort }: ClusterPlan): string {
  const servers = nodes.map(
    ({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`,
  );
  return `defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${proxyPort}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join("\n")}
`;
}
